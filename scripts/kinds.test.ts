import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BUILT_IN } from '../packages/im-engine/src/kinds/built-in'

/** Nobody sees a message of these (S-CALL-98): the portal has no card of them. */
const UNSEEN: ReadonlySet<string> = new Set(['call', 'audioCall', 'videoCall', 'meetingCall'])

/** What each folder has besides one file for each kind. */
const SIDES = {
  'packages/im-engine/src/kinds': ['built-in', 'define-kind', 'index', 'kind', 'registry'],
  'packages/test-harness/src/server/chat/kinds': ['all', 'kind'],
  'packages/portal-web/src/features/chat/kinds': ['all', 'kind'],
}

const kebab = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

it.each(Object.entries(SIDES))(
  'S-KIND-8 %s has one file for each kind, but the portal for those that nobody sees, and no other',
  (folder, rest) => {
    const files = readdirSync(new URL(`../${folder}`, import.meta.url))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((name) => name.replace(/\.tsx?$/, ''))
    const shown = BUILT_IN.map(({ type }) => type).filter(
      (type) => !folder.includes('portal-web') || !UNSEEN.has(type),
    )
    expect(files.sort()).toEqual([...shown.map(kebab), ...rest].sort())
  },
)
