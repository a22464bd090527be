/** The menu of the account. */
export const account = {
  menu: 'Account of {{name}}',
  logOut: 'Log out',
  logOutFailed: 'You could not be logged out. Check your connection and try again.',
} as const
