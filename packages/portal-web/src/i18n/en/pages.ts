/** The pages: their names, also in menus, and what each will be where it is still to come. */
export const pages = {
  home: { title: 'Home', lead: 'Jobs in Cambodia, and the people behind them' },
  app: { title: 'Mobile app', lead: 'Scan a code with your phone to get Sarika there.' },
  about: { title: 'About us', lead: 'Who makes Sarika, how it works and how to reach us will be told here.' },
  advice: {
    title: 'Advice',
    lead: 'Articles on careers, interviews, resumes and cover letters will be read here.',
  },
  employerAdvice: {
    title: 'Advice for employers',
    lead: 'Articles on hiring and on working with candidates will be read here.',
  },
  companies: {
    title: 'Companies',
    lead: 'Companies with their open jobs, addresses and maps will be found here.',
  },
  jobs: {
    title: 'Jobs',
    lead: 'Here you will search jobs by place, industry, function and salary, and save a search.',
  },
  job: { title: 'Job', lead: 'The tasks, the requirements, the salary and similar jobs will stand here.' },
  featured: { title: 'Featured jobs', lead: 'Jobs that companies put forward will be listed here.' },
  seekers: {
    title: 'Candidates',
    lead: 'People who look for work and want to be found will be listed here.',
  },
  inbox: {
    title: 'Notices',
    lead: 'News about your resume, your applications and invitations will come here. What employers write to you is in the chat.',
  },
  mine: { title: 'My page', lead: 'Your jobs, applications and messages will be seen here at a glance.' },
  resume: {
    title: 'Resume',
    lead: 'Your resumes and attached files will be written, checked and kept here.',
  },
  records: {
    title: 'Applications',
    lead: 'The jobs you applied for, those you talked about and your interviews will be listed here.',
  },
  seen: { title: 'Who viewed me', lead: 'Companies that looked at your resume will be listed here.' },
  favorites: { title: 'Saved', lead: 'Jobs and companies that you save will be kept here.' },
  letters: { title: 'Cover letters', lead: 'Your cover letters will be written and kept here.' },
  subscriptions: {
    title: 'Job alerts',
    lead: 'Searches whose new jobs come to you by e-mail will be set here.',
  },
  settings: {
    title: 'Account settings',
    lead: 'Your e-mail, phone, password and default language will be changed here.',
  },
  scan: {
    title: 'Log in by QR code',
    lead: 'A code that the mobile app scans to log you in will be shown here.',
  },
  share: { title: 'Shared resume', lead: 'A resume that somebody shares with you will be read here.' },
  employers: {
    title: 'For employers',
    lead: 'What Sarika does for companies will be shown here: featured employers, urgent jobs and advertising.',
  },
  services: {
    title: 'Services',
    lead: 'Ordinary and urgent jobs, famous company, agency and advertising will be explained here, with their prices.',
  },
  pay: {
    title: 'Payment',
    lead: 'How companies pay will be explained here: by Wing, at the head office, by bank and online.',
  },
} as const
