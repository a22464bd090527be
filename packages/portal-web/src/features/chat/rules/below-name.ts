import { APP } from '../../../lib/app'

interface Named {
  readonly company: string
  readonly jobTitle: string
}

/** What stands below a name: in the portal whom a person speaks for, at the desk the job that the talk is about. "" = nothing. */
export const belowName = ({ company, jobTitle }: Named): string => (APP.name === 'desk' ? jobTitle : company)
