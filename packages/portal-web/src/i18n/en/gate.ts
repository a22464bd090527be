/** Where a site has no chat. */
export const gate = {
  off: {
    title: "Chat isn't available here",
    lead: 'Applications, interviews and notices work as usual.',
    jobs: 'Browse jobs',
    applications: 'Open applications',
  },
} as const
