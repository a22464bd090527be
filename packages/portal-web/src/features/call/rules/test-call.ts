import { type CallNow, toGroupId, toImId } from '@sarika/im-engine'

/** A call with account 20001, as it runs in this tab, or what a test says of it. */
export const testCall = (change: Partial<CallNow> = {}): CallNow => ({
  channel: 'a'.repeat(32),
  type: 'video',
  hasVideo: true,
  state: 'running',
  with: toImId('20001'),
  meeting: null,
  isCaller: true,
  place: 'here',
  since: 1_000,
  answeredAt: 5_000,
  isSounding: false,
  isPictureAsked: false,
  end: null,
  ...change,
})

/** A meeting of group 7 with account 10001 and so many others. */
export const testMeeting = (others: number): CallNow =>
  testCall({
    type: 'meeting',
    meeting: {
      channel: 'a'.repeat(32),
      groupId: toGroupId('7'),
      title: 'Angkor hiring',
      members: ['10001', ...Array.from({ length: others }, (_, at) => String(20_001 + at))].map(toImId),
      hasVideo: true,
    },
  })
