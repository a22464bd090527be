/** Previews of links, code in messages, and the way from hit to hit. */
export const links = {
  preview: {
    about: 'Link preview',
    looking: 'Looking up the link…',
    remove: 'Remove the link preview',
    setting: 'Link previews',
    settingLead:
      "When you write a link, Sarika opens the page once and sends its title and picture along. The site doesn't learn who you are.",
  },
  code: {
    copy: 'Copy code',
    copied: 'Copied',
    notCopied: "Couldn't copy. Select the code instead.",
  },
  found: {
    previous: 'Previous result',
    next: 'Next result',
    at: '{{at, number}} of {{count, number}}',
  },
} as const
