import {
  type Letter,
  type ResumeFile,
  type ResumeView,
  useFiles,
  useLetters,
  useResumeViews,
} from '../../../http/papers'

/** A resume that can go with an application. */
export interface Resume extends Pick<ResumeView, 'id' | 'name' | 'isDefault'> {
  readonly kind: 'online' | 'file'
  /** Not before a text of it was approved. */
  readonly canBeSent: boolean
}

/** What the person has to apply with. */
export interface Enclosures {
  readonly resumes: readonly Resume[]
  readonly letters: readonly Pick<Letter, 'id' | 'title'>[]
}

const toOnline = ({ id, name, isDefault, hasApproved }: ResumeView): Resume => ({
  kind: 'online',
  id,
  name,
  isDefault,
  canBeSent: hasApproved,
})

const toFile = ({ id, name }: ResumeFile): Resume => ({
  kind: 'file',
  id,
  name,
  isDefault: false,
  canBeSent: true,
})

/** undefined until all of it is here; asked anew each time: it may have been written a moment ago. */
export function useEnclosures() {
  const [resumes, files, letters] = [useResumeViews(), useFiles(), useLetters()]
  const enclosures: Enclosures | undefined = resumes.data &&
    files.data &&
    letters.data && {
      resumes: [...resumes.data.map(toOnline), ...files.data.map(toFile)],
      letters: letters.data,
    }
  const all = [resumes, files, letters]
  const failed = all.find(({ isError }) => isError)
  return {
    enclosures,
    isError: failed !== undefined,
    cause: failed?.cause ?? 'network',
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}
