import type { Role } from '@sarika/im-engine'
import { describe, expect, test } from 'vitest'
import { deedsOn, mayInvite, runs } from './group-rights'

const ROLES: readonly Role[] = ['owner', 'manager', 'admin', 'member']
const deeds = (mine: Role | null, role: Role, isMuted = false) => deedsOn(mine, false, { role, isMuted })

describe('S-TEAM-4 what each role may do with each other', () => {
  test('the owner gives and takes roles, hands over, mutes plain members and removes anybody', () => {
    expect(deeds('owner', 'member')).toEqual(['make-admin', 'hand-over', 'mute', 'remove'])
    expect(deeds('owner', 'member', true)).toEqual(['make-admin', 'hand-over', 'unmute', 'remove'])
    for (const role of ['admin', 'manager'] as const)
      expect(deeds('owner', role)).toEqual(['take-admin', 'hand-over', 'remove'])
  })

  test('who runs it with the owner mutes and removes plain members, and gives no role', () => {
    for (const mine of ['admin', 'manager'] as const) {
      expect(deeds(mine, 'member')).toEqual(['mute', 'remove'])
      expect(deeds(mine, 'member', true)).toEqual(['unmute', 'remove'])
      for (const role of ['owner', 'admin', 'manager'] as const) expect(deeds(mine, role)).toEqual([])
    }
  })

  test('a plain member, and who is out, do nothing, and nobody acts on themselves', () => {
    for (const role of ROLES) {
      expect(deeds('member', role)).toEqual([])
      expect(deeds(null, role)).toEqual([])
      expect(deedsOn(role, true, { role, isMuted: false })).toEqual([])
    }
  })
})

test('S-TEAM-5 everybody invites into an open group, into a private one only those who run it', () => {
  for (const role of ROLES) {
    expect(mayInvite({ role, isPrivate: false })).toBe(true)
    expect(mayInvite({ role, isPrivate: true })).toBe(runs(role))
  }
  expect(mayInvite({ role: null, isPrivate: false })).toBe(false)
})
