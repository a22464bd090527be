/** The shell, and what every screen may say. */
export const app = {
  skip: 'Skip to content',
  news: 'News',
  dates: { today: 'Today', yesterday: 'Yesterday' },
  nav: {
    label: 'Main',
    chat: 'Chat',
    unread_one: '{{count, number}} unread message',
    unread_other: '{{count, number}} unread messages',
  },
  http: { server: 'Server error. Try again in a moment.', address: 'The API address may not exist.' },
  notFound: {
    title: 'This page could not be found',
    lead: 'The address may be mistyped, or the page has moved.',
    home: 'Go to the start page',
  },
  error: {
    title: 'Something went wrong',
    lead: 'This page stopped working. What you wrote and sent is kept.',
    retry: 'Try again',
    home: 'Go to the start page',
  },
  language: {
    label: 'Language',
    changed: 'The language is now {{language}}.',
    failed: 'This language could not be fetched. Check your connection and try again.',
  },
  theme: { label: 'Appearance', system: 'Like the device', light: 'Light', dark: 'Dark' },
} as const
