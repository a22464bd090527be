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
    hint: "Everyone gets what you send here as a notice. It can't be taken back.",
    official: 'Official',
  },
  assistant: {
    name: 'Assistant',
    waiting: 'The assistant is looking…',
    failed: "The assistant couldn't be asked. Try again.",
  },
} as const
