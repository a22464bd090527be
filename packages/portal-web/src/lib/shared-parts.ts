/** The parts of a shared resume that have an address of their own, e.g. /shareResume/components/skill. Source: portal specification 2. */
export const SHARED_PARTS = [
  'auditDialog',
  'careerProfile',
  'education',
  'education-form',
  'experiences',
  'experiences-form',
  'intention',
  'language-levels',
  'language-levels-form',
  'profile',
  'qualification',
  'qualification-form',
  'resume-title',
  'skill',
  'skillform',
  'train-form',
] as const
export type SharedPart = (typeof SHARED_PARTS)[number]
