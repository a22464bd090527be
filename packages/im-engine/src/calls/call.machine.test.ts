import { describe, expect, it } from 'vitest'
import { transition } from 'xstate'
import { CALL_STEPS, type CallNotice, type CallState, type CallStep } from '../model/call.js'
import { toGroupId, toImId } from '../model/ids.js'
import { type CallEvent, type CallSide, callMachine, callOf } from './call.machine.js'

const me = toImId('im-1')
const other = toImId('im-2')
const group = toGroupId('g-7')
const AT = 1_760_000_000_000

type Cell = CallState | 'idle'
const STATES = [
  'idle',
  'calling',
  'alerting',
  'ringing',
  'running',
  'over',
] as const satisfies readonly Cell[]
const SIDES = ['here', 'mine', 'theirs'] as const satisfies readonly CallSide[]
type Kind = 'pair' | 'meeting'

function notice(step: CallStep, side: CallSide, kind: Kind, members = [me, other]): CallNotice {
  const isMeeting = kind === 'meeting'
  return {
    step,
    from: side === 'theirs' ? other : me,
    to: isMeeting ? group : side === 'theirs' ? me : other,
    id: 'r1',
    channel: 'c1',
    type: isMeeting ? 'meeting' : step === 'switch' ? 'video' : 'audio',
    at: AT,
    device: '',
    hasVideo: false,
    isTaken: side === 'mine',
    reason: '',
    meeting: isMeeting ? { channel: 'c1', groupId: group, title: 'Team', members, hasVideo: false } : null,
  }
}

function at(value: Cell, kind: Kind) {
  const isCaller = value === 'calling' || value === 'alerting'
  const side = isCaller ? 'here' : 'theirs'
  const call = value === 'idle' ? null : callOf(notice('invite', side, kind), side)
  const end = value === 'over' ? ('ended' as const) : null
  return callMachine.resolveState({
    value,
    context: { call: call && { ...call, answeredAt: value === 'running' ? AT : null, end } },
  })
}

/** The state after an event, with how it ended. */
function after(state: Cell, event: CallEvent, kind: Kind): string {
  const [{ value, context }] = transition(callMachine, at(state, kind), event)
  return value === 'over' && state !== 'over' ? `over: ${context.call?.end}` : value
}

/** For each state and step what `here`, `mine` and `theirs` make of it; what is not named stays as it is. */
type Row = Partial<Record<CallStep, readonly [here: string, mine: string, theirs: string]>>
type Table = Readonly<Record<(typeof STATES)[number], Row>>

const UNANSWERED: Row = {
  cancel: ['over: cancelled', 'over: cancelled', 'over: cancelled'],
  'no-response': ['over: no-answer', 'over: no-answer', 'over: no-answer'],
  end: ['over: ended', 'over: ended', 'over: ended'],
}

const PAIR: Table = {
  idle: { invite: ['calling', 'idle', 'ringing'] },
  calling: {
    ...UNANSWERED,
    'receive-invite': ['calling', 'calling', 'alerting'],
    accept: ['calling', 'calling', 'running'],
    reject: ['calling', 'calling', 'over: rejected'],
    busy: ['calling', 'calling', 'over: busy'],
  },
  alerting: {
    ...UNANSWERED,
    accept: ['alerting', 'alerting', 'running'],
    reject: ['alerting', 'alerting', 'over: rejected'],
    busy: ['alerting', 'alerting', 'over: busy'],
  },
  ringing: {
    cancel: ['ringing', 'ringing', 'over: cancelled'],
    accept: ['running', 'over: taken', 'ringing'],
    reject: ['over: rejected', 'over: rejected', 'ringing'],
    'no-response': ['over: no-answer', 'over: no-answer', 'over: no-answer'],
    end: ['ringing', 'ringing', 'over: cancelled'],
  },
  running: {
    cancel: ['running', 'running', 'over: ended'],
    'no-response': ['over: no-answer', 'over: no-answer', 'over: no-answer'],
    end: ['over: ended', 'over: ended', 'over: ended'],
  },
  over: {},
}

const MEETING: Table = {
  idle: { invite: ['running', 'idle', 'ringing'], accept: ['running', 'idle', 'idle'] },
  calling: PAIR.calling,
  alerting: PAIR.alerting,
  ringing: {
    cancel: ['ringing', 'ringing', 'over: cancelled'],
    accept: ['running', 'over: taken', 'ringing'],
    reject: ['over: rejected', 'over: rejected', 'ringing'],
    'no-response': ['over: no-answer', 'over: no-answer', 'over: no-answer'],
  },
  running: { end: ['over: left', 'running', 'running'] },
  over: {},
}

const cells = (['pair', 'meeting'] as const).flatMap((kind) =>
  STATES.flatMap((state) => CALL_STEPS.map((step) => ({ kind, state, step }))),
)

describe('the table of a call', () => {
  it.each(cells)('S-CALL-1 $kind: $state, on $step', ({ kind, state, step }) => {
    const table = kind === 'pair' ? PAIR : MEETING
    const expected = table[state][step] ?? [state, state, state]
    const found = SIDES.map((by) => after(state, { type: step, by, notice: notice(step, by, kind) }, kind))
    expect(found).toEqual(expected)
  })

  it.each([
    ['idle', 'idle', 'idle', 'idle', 'idle'],
    ['calling', 'over: failed', 'over: no-answer', 'over: failed', 'calling'],
    ['alerting', 'over: failed', 'over: no-answer', 'over: failed', 'alerting'],
    ['ringing', 'over: failed', 'over: no-answer', 'over: failed', 'ringing'],
    ['running', 'over: ended', 'running', 'over: failed', 'running'],
    ['over', 'over', 'over', 'over', 'idle'],
  ] as const)('S-CALL-1 %s: refused, expired, lost, dismissed', (state, ...expected) => {
    const found = (['refused', 'expired', 'lost', 'dismissed'] as const).map((type) =>
      after(state, { type }, 'pair'),
    )
    expect(found).toEqual(expected)
  })

  it('S-CALL-8 a meeting that nobody is in any more is over, for who is in it and for who hears it ring', () => {
    for (const [state, end] of [
      ['running', 'over: ended'],
      ['ringing', 'over: cancelled'],
    ] as const)
      for (const by of ['mine', 'theirs'] as const)
        expect(after(state, { type: 'end', by, notice: notice('end', by, 'meeting', []) }, 'meeting')).toBe(
          end,
        )
  })

  it('S-CALL-8 who comes and goes changes the members of a running meeting', () => {
    for (const step of ['invite', 'accept', 'end'] as const) {
      const event = { type: step, by: 'theirs', notice: notice(step, 'theirs', 'meeting', [me]) } as const
      const [{ value, context }] = transition(callMachine, at('running', 'meeting'), event)
      expect([value, context.call?.meeting?.members]).toEqual(['running', [me]])
    }
  })

  it('S-CALL-7 moving to video shows a picture to both, and asks the other for its own until that is seen', () => {
    const switched = (by: CallSide, state: Cell = 'running') => {
      const event = { type: 'switch', by, notice: notice('switch', by, 'pair') } as const
      return transition(callMachine, at(state, 'pair'), event)[0]
    }
    const picture = ({ context: { call } }: ReturnType<typeof switched>) => [
      call?.type,
      call?.hasVideo,
      call?.isPictureAsked,
    ]
    expect(picture(switched('theirs'))).toEqual(['video', true, true])
    expect(picture(switched('here'))).toEqual(['video', true, false])
    expect(picture(switched('mine'))).toEqual(['audio', false, false])
    // Before it is accepted, accepting says it all.
    expect(picture(switched('theirs', 'ringing'))).toEqual(['video', true, false])
    const [seen] = transition(callMachine, switched('theirs'), { type: 'dismissed' })
    expect([seen.value, ...picture(seen)]).toEqual(['running', 'video', true, false])
  })

  it('S-CALL-1 whose call it is, and since when', () => {
    expect(callOf(notice('invite', 'here', 'pair'), 'here')).toMatchObject({
      with: other,
      isCaller: true,
      since: AT,
    })
    expect(callOf(notice('invite', 'theirs', 'pair'), 'theirs')).toMatchObject({
      with: other,
      isCaller: false,
    })
    expect(callOf(notice('invite', 'here', 'meeting'), 'here')).toMatchObject({ with: me, answeredAt: AT })
    expect(callOf(notice('accept', 'here', 'meeting'), 'here')).toMatchObject({
      isCaller: false,
      answeredAt: AT,
    })
  })
})
