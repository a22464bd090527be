/** The desk's own texts. Its chat has those of the portal's chat. */
export const desk = {
  title: 'Employer desk',
  login: {
    title: 'Log in to the employer desk',
    lead: 'Answer applicants in your browser.',
    everyone: 'Any Sarika account can log in here.',
  },
  portal: 'Go to the job portal',
  company: 'Company page',
  team: 'Team',
  register: {
    label: 'Register a company',
    lead: 'A company has an account of its own. We log you out of this one, and you register there.',
    go: 'Log out and register',
  },
  connection: { on: 'Connected', off: 'Not connected' },
} as const
