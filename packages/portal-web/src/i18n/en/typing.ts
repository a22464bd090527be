/** Who writes, and when somebody was there last. */
export const typing = {
  one: '{{name}} is writing',
  two: '{{name}} and {{other}} are writing',
  several_one: '{{count, number}} person is writing',
  several_other: '{{count, number}} people are writing',
  someone: 'Someone',
  seen: {
    today: 'last seen today {{time}}',
    yesterday: 'last seen yesterday {{time}}',
    day: 'last seen {{day}}',
    month: 'last seen within a month',
    long: 'last seen a long time ago',
  },
  everybody: {
    name: 'Everyone on Sarika',
    hint: "Everyone gets what you send here as a notice. It can't be taken back. After five in a row, one goes a minute.",
    official: 'Official',
    nothing: 'Nothing said to everyone yet.',
    write: 'Write to everyone on Sarika',
    ask: 'Send to everyone?',
    keep: "Don't send",
    send: 'Send to everyone',
  },
  service: {
    about: 'Online service · Monday–Friday 8:00am–5:30pm',
    /** What people look for it by. */
    words: 'help support contact us complaint problem question',
  },
  assistant: {
    name: 'Assistant',
    about: 'Answers automatically',
    waiting: 'The assistant is looking…',
    failed: "I couldn't be asked. Check your connection and ask again.",
    again: 'Ask again',
    ask: 'Ask about jobs, applications, interviews…',
    toldTo: 'What you write here goes to {{host}}.',
    examples: {
      label: 'Example questions',
      jobs: 'Driver jobs in Siem Reap above $300',
      applications: 'How far is my application?',
      interviews: 'When is my interview?',
      resume: 'How complete is my resume?',
    },
  },
  person: {
    label: 'Talk to a person',
    title: 'Should your question go along?',
    lead: 'The online service reads it first: “{{question}}”',
    pass: 'Pass it on',
    without: 'Without it',
    failed: "Couldn't reach the online service. Try again.",
  },
} as const
