/** What is reached in the chat: writing again, mentions, profiles. */
export const reach = {
  again: {
    label: 'Write again',
    title: 'Write again. Sending it withdraws the first version.',
    cancel: 'Cancel writing again',
  },
  mention: {
    next_one: 'Go to the message that mentions you',
    next_other: 'Go to the next of {{count, number}} messages that mention you',
  },
  card: {
    label: 'Profile',
    show: 'Profile of {{name}}',
    close: 'Close',
    notYet: 'You can message {{name}} once you are contacts.',
    groups: 'Groups you share',
    failed: "Couldn't load the rest of this profile.",
  },
} as const
