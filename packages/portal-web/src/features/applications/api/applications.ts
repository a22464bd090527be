import { APPLICATIONS, type Application, applicationPath, toApplication } from '../../../http/application'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { textAt, toFields } from '../../../lib/fields'
import { toPage } from '../../../lib/reading'

/** With what was sent, as it was then; null: nothing of it. */
export interface ApplicationWhole extends Application {
  readonly resumeName: string | null
  readonly hasFile: boolean
  readonly letter: { readonly title: string; readonly content: string } | null
}

export function toWhole(one: unknown): ApplicationWhole | null {
  const application = toApplication(one)
  if (application === null) return null
  const { resume, letter, attachmentId } = toFields(one)
  return {
    ...application,
    resumeName: resume ? textAt(resume, 'name') : null,
    hasFile: typeof attachmentId === 'number',
    letter: letter ? { title: textAt(letter, 'title'), content: textAt(letter, 'content') } : null,
  }
}

/** As many as are looked through for what there is to do. */
const READ = 50

const toApplications = (body: unknown) => toPage(body, toApplication)

/** The last ones, the newest first, and how many there are. */
export const useApplications = () => useOwn(`${APPLICATIONS}?size=${READ}`, toApplications)

/** null: there is none of this person's. */
export const useApplication = (id: string) => useOwn(applicationPath(id), toWhole)

/** Out of the person's list; the employer keeps it. */
export const removeApplication = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: applicationPath(id) })
