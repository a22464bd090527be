import type { Check } from './backend-check.js'
import { agree, type BackendUnderTest } from './backend-driver.js'
import { type Addressee, Person } from './backend-person.js'
import { ask, decide, tell } from './backend-suite-requests.js'
import {
  BLOCKS,
  CODE_OF,
  maySpeak,
  mayWrite,
  type Place,
  type Standing,
  seenByOther,
  type Verdict,
  VOICES,
} from './who-may-speak.js'

/** Between two states: what may be said and changed at once is there again; ms. */
const REST_MS = 4_000

const codeOf = (verdict: Verdict): number => (verdict === null ? 0 : CODE_OF[verdict])

async function check(state: object, who: Person, to: Addressee, verdict: Verdict): Promise<void> {
  const { code } = await who.say(to, 'hm')
  agree(`${who.imId} to ${to.person ?? to.group}, ${JSON.stringify(state)}`, code, codeOf(verdict))
}

/** One may write to the other, and the other to the one, exactly where the table says so. */
async function checkBoth(me: Person, them: Person, standing: Standing): Promise<void> {
  await check(standing, me, { person: them.imId }, mayWrite(standing))
  const theirs = seenByOther(standing)
  await check(theirs, them, { person: me.imId }, mayWrite(theirs))
}

async function setBlock(by: Person, whom: Person, isOn: boolean): Promise<void> {
  const { status } = await tell(by, isOn ? 'POST' : 'DELETE', '/blacklist', { blacklist: [whom.imId] })
  agree(`${by.imId} ${isOn ? 'blocks' : 'unblocks'} ${whom.imId}`, status, 200)
}

/** All blocks of one state of friendship. */
async function checkBlocks(
  backend: BackendUnderTest,
  me: Person,
  them: Person,
  standing: Omit<Standing, 'block'>,
): Promise<void> {
  for (const block of BLOCKS) {
    await setBlock(me, them, block === 'mine' || block === 'both')
    await setBlock(them, me, block === 'theirs' || block === 'both')
    await checkBoth(me, them, { ...standing, block })
  }
  await setBlock(me, them, false)
  await setBlock(them, me, false)
  await backend.passTime(REST_MS)
}

async function askFor(from: Person, to: Person): Promise<string> {
  const { contact } = await ask(from, to.imId)
  return contact?.request?.req_id ?? ''
}

async function inGroup(
  backend: BackendUnderTest,
  [owner, member]: readonly [Person, Person],
  place: Omit<Place, 'group' | 'member'>,
  group: string,
): Promise<void> {
  const { elsewhere } = backend
  await elsewhere.giveRole(group, member.imId, place.role as 'admin')
  await elsewhere.muteMember(group, member.imId, place.voice === 'muted')
  for (const is of ['open', 'muted'] as const) {
    await elsewhere.muteGroup(group, is === 'muted')
    const here = { ...place, group: is, member: 'in' } as const
    await check(here, member, { group }, maySpeak(here))
    const lead = { ...here, role: 'owner', voice: 'free' } as const
    await check(lead, owner, { group }, maySpeak(lead))
  }
  await elsewhere.muteGroup(group, false)
}

/** The verdict at send in every state that calls can bring about. */
export const SPEAKING_CHECKS: readonly Check[] = [
  [
    'S-CROWD-14 lets one of two people write to the other exactly where the table of who may speak says so, in every state of friendship, block and manager',
    async (backend) => {
      const { elsewhere, people, stranger, manager } = backend
      if (stranger === undefined) return 'not offered'
      const [ann, ben] = [await Person.join(backend, people[0]), await Person.join(backend, people[1])]
      const dan = await Person.join(backend, stranger)
      // Who shares a group with somebody may block them.
      await decide(dan, await askFor(ben, dan), 'accept')
      await elsewhere.makeGroup([ben.imId, ann.imId, dan.imId])
      const state = (friendship: Standing['friendship']) =>
        checkBlocks(backend, ann, dan, { friendship, manager: 'nobody' })
      await state('stranger')
      const mine = await askFor(ann, dan)
      await state('asked')
      await decide(dan, mine, 'accept')
      await state('friend')
      await elsewhere.endContact(ann.imId, dan.imId)
      await state('deleted')
      const theirs = await askFor(dan, ann)
      await state('wasAsked')
      await decide(ann, theirs, 'accept')
      await state('friend')
      if (manager === undefined) return
      const max = await Person.join(backend, manager)
      // Who was asked can be blocked.
      await ask(ann, max.imId)
      await checkBlocks(backend, ann, max, { friendship: 'asked', manager: 'them' })
      await check({ self: true }, ann, { person: ann.imId }, null)
      await check({ id: '1' }, ann, { person: '1' }, 'not-friend')
    },
  ],
  [
    'S-CROWD-15 lets a member of a group speak exactly where the table of who may speak says so, in every state of group, membership, role and voice',
    async (backend) => {
      const { elsewhere, people } = backend
      const [ann, ben, cho] = await Promise.all(people.map((imId) => Person.join(backend, imId)))
      if (ann === undefined || ben === undefined || cho === undefined) return
      const group = await elsewhere.makeGroup([ann.imId, ben.imId])
      const plain = { group: 'open', role: 'member', voice: 'free' } as const
      await check({ member: 'out' }, cho, { group }, maySpeak({ ...plain, member: 'out' }))
      for (const role of ['member', 'admin', 'manager'] as const)
        for (const voice of VOICES) {
          await inGroup(backend, [ann, ben], { role, voice }, group)
          for (const member of ['left', 'removed'] as const) {
            if (member === 'left') await elsewhere.leaveGroup(group, ben.imId)
            else await elsewhere.removeMember(group, ben.imId)
            const gone = { group: 'open', member, role, voice } as const
            await check(gone, ben, { group }, maySpeak(gone))
            await elsewhere.addMember(group, ben.imId)
            // Who comes again is a plain member who may speak.
            await check({ ...plain, member: 'in' }, ben, { group }, maySpeak({ ...plain, member: 'in' }))
            await elsewhere.giveRole(group, ben.imId, role)
            await elsewhere.muteMember(group, ben.imId, voice === 'muted')
          }
          for (let pause = 0; pause < 20; pause++) await backend.passTime(REST_MS)
        }
      await elsewhere.disbandGroup(group)
      for (const [who, role] of [
        [ann, 'owner'],
        [ben, 'manager'],
      ] as const) {
        const over = { group: 'dissolved', member: 'in', role, voice: 'free' } as const
        await check(over, who, { group }, maySpeak(over))
      }
    },
  ],
]
