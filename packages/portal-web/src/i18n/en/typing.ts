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
  assistant: {
    name: 'Assistant',
    waiting: 'The assistant is looking…',
    failed: "The assistant couldn't be asked. Try again.",
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
