import { quoted, sharedLines } from './lines'
import type { Texts } from './said'

export const en: Texts = {
  ...sharedLines,
  greeting:
    "Hi, I'm Sarika's assistant. Ask me for jobs by trade, place and pay, about your applications and interviews, how complete your resume is, or for advice. I only read: I never apply or write for you.",
  thanks: "You're welcome. Ask me whenever you need something.",
  viewers: "Employers who viewed your resume stand under “Who viewed me”. I don't read that list.",
  followUp:
    'I answer each question by itself. Ask again with the trade, the place and the pay. All jobs stand on the jobs page.',
  person:
    'Nobody reads this chat but me. Our online service can help you: press “Talk to a person” below, or call the hotline, Monday to Friday, 8:00am to 5:30pm.',
  deeds:
    "I can't do that. I only read what you can see yourself, and I tell nothing about other people. Apply, change or delete things on their own pages.",
  unknown:
    "I didn't understand that. I know jobs, your applications and interviews, your resume, and advice. For example: “driver jobs in Siem Reap above $300”.",
  failed: "I can't look that up right now. Please ask again in a minute.",
  noJobs: 'No open jobs fit that right now. Try another place or lower pay.',
  jobs: (total, shown) =>
    total === 1
      ? 'I found 1 job that fits:'
      : `I found ${total} jobs that fit. Here ${shown === 1 ? 'is' : 'are'} ${shown}:`,
  lookedFor: (what) => `I looked for: ${what}.`,
  unused: (words) => `I did not use: ${words}.`,
  notIn: (place) => `not ${place}`,
  bestPaid: 'highest pay first',
  found: (total, shown) =>
    `By that I found ${total} ${total === 1 ? 'job' : 'jobs'}. Here ${shown === 1 ? 'is' : 'are'} ${shown}:`,
  reach: (total, sum) =>
    total === 1
      ? `1 job begins below ${sum} and reaches it at most.`
      : `${total} jobs begin below ${sum} and reach it at most.`,
  noneFrom: 'No open jobs begin at that pay.',
  newestJobs: (total, shown) =>
    `There are ${total} open jobs. Here are ${shown} of the newest. Tell me a trade, a place or the pay you want.`,
  noApplication: "You haven't applied for any job yet.",
  applications: (total) =>
    total === 1 ? 'You have 1 application:' : `You have ${total} applications. The latest:`,
  status: {
    delivered: 'sent, not viewed yet',
    viewed: 'viewed by the employer',
    interview: 'invited to an interview',
    accepted: 'interview agreed',
    cancelled: 'interview cancelled',
  },
  closed: 'closed by the employer',
  noInterview: 'You have no interviews.',
  interviews: 'Your interviews:',
  noResume: "You don't have a resume yet. Create one under Resumes.",
  resumeLine: (name, percent) => `• ${quoted(name)}: ${percent}% complete`,
  resumeWhole: 'Nothing is missing.',
  resumeAdvice: 'Open a resume to see what is missing.',
  advice: 'These articles on Sarika may help:',
}
