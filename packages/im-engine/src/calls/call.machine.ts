// A call, as one device sees it. Pure: never started; desk.ts asks for the state after each event.
//
//   idle --invite here--> calling --receive-invite--> alerting --accept--> running --end--> over --dismissed--> idle
//     \ invite of theirs > ringing --accept here------------------------------^                ^
//      \ accept here (a meeting that runs) -----------------------------------^                |
//   calling, alerting, ringing: cancel, reject, no-response, busy, end, refused, expired ------/
//
// Of a meeting: who begins it is in it at once; who comes and goes changes its members, and it is over when nobody is left. What a
// state does not name changes nothing: a notice may come late, twice or in another order.
//
// Absent: which call it is, time, and what is told to whom.

import { assign, setup } from 'xstate'
import type { CallEnd, CallNotice, CallNow, CallStep } from '../model/call.js'

/** Whose deed: done in this browser, by another device of the account, or by somebody else (the server among them). */
export type CallSide = 'here' | 'mine' | 'theirs'

/** What a call is apart from where it is shown. */
export type CallFacts = Omit<CallNow, 'place' | 'isSounding' | 'state'>

export type CallEvent =
  | { readonly type: CallStep; readonly by: CallSide; readonly notice: CallNotice }
  /** The server did not take the invitation, or the own word of it. */
  | { readonly type: 'refused' }
  /** Nobody answered in time, by the server's clock. */
  | { readonly type: 'expired' }
  /** The tab that has it is gone, or the way to the other one. */
  | { readonly type: 'lost' }
  | { readonly type: 'dismissed' }

export interface CallContext {
  readonly call: CallFacts | null
}

const by = (event: CallEvent): CallSide | undefined => ('by' in event ? event.by : undefined)
const isGroup = ({ call }: CallContext, event: CallEvent): boolean =>
  call === null ? 'notice' in event && event.notice.type === 'meeting' : call.type === 'meeting'

/** The call that a notice begins. */
export function callOf(notice: CallNotice, side: CallSide): CallFacts {
  const { channel, type, hasVideo, from, to, at, meeting } = notice
  const isCaller = side === 'here' && notice.step === 'invite'
  return {
    channel,
    type,
    hasVideo,
    with: isCaller && type !== 'meeting' ? (to as CallFacts['with']) : from,
    meeting,
    isCaller,
    since: at,
    answeredAt: type === 'meeting' && side === 'here' ? at : null,
    isPictureAsked: false,
    end: null,
  }
}

const over = (end: CallEnd) =>
  ({ target: 'over', actions: { type: 'end' as const, params: { end } } }) as const

/** What ends a call that nobody answered, for the one who began it. */
const UNANSWERED = {
  cancel: over('cancelled'),
  reject: { guard: 'isTheirs', ...over('rejected') },
  'no-response': over('no-answer'),
  busy: { guard: 'isTheirs', ...over('busy') },
  end: over('ended'),
  accept: { guard: 'isTheirs', target: 'running', actions: 'answer' },
  refused: over('failed'),
  expired: over('no-answer'),
  lost: over('failed'),
} as const

export const callMachine = setup({
  types: {} as { context: CallContext; events: CallEvent },
  guards: {
    isHere: ({ event }) => by(event) === 'here',
    isMine: ({ event }) => by(event) === 'mine',
    isTheirs: ({ event }) => by(event) === 'theirs',
    isMeeting: ({ context, event }) => isGroup(context, event),
    isMeetingHere: ({ context, event }) => by(event) === 'here' && isGroup(context, event),
    isMineNotHere: ({ event }) => by(event) !== 'theirs',
    isPair: ({ context, event }) => !isGroup(context, event),
    isPairTheirs: ({ context, event }) => by(event) === 'theirs' && !isGroup(context, event),
    isMeetingElsewhere: ({ context, event }) => by(event) !== 'here' && isGroup(context, event),
    isEmpty: ({ context, event }) =>
      isGroup(context, event) && 'notice' in event && event.notice.meeting?.members.length === 0,
    isSwitchOfOther: ({ context, event }) =>
      by(event) === 'theirs' &&
      !isGroup(context, event) &&
      'notice' in event &&
      event.notice.type !== context.call?.type,
    isSwitchHere: ({ context, event }) => by(event) === 'here' && !isGroup(context, event),
  },
  actions: {
    begin: assign(({ event }) => ('notice' in event ? { call: callOf(event.notice, event.by) } : {})),
    answer: assign(({ context: { call }, event }) =>
      call === null || !('notice' in event) ? {} : { call: { ...call, answeredAt: event.notice.at } },
    ),
    change: assign(({ context: { call }, event }) => {
      if (call === null || !('notice' in event)) return {}
      const { type } = event.notice
      const isPictureAsked = type === 'video' && event.by === 'theirs' && call.answeredAt !== null
      return { call: { ...call, type, hasVideo: type === 'video', isPictureAsked } }
    }),
    meet: assign(({ context: { call }, event }) =>
      call === null || !('notice' in event) || event.notice.meeting === null
        ? {}
        : { call: { ...call, meeting: event.notice.meeting } },
    ),
    see: assign(({ context: { call } }) =>
      call === null ? {} : { call: { ...call, isPictureAsked: false } },
    ),
    end: assign(({ context: { call } }, { end }: { readonly end: CallEnd }) =>
      call === null ? {} : { call: { ...call, isPictureAsked: false, end } },
    ),
    forget: assign({ call: null }),
  },
}).createMachine({
  id: 'call',
  context: { call: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        invite: [
          { guard: 'isMeetingHere', target: 'running', actions: 'begin' },
          { guard: 'isHere', target: 'calling', actions: 'begin' },
          { guard: 'isTheirs', target: 'ringing', actions: 'begin' },
        ],
        accept: { guard: 'isMeetingHere', target: 'running', actions: 'begin' },
      },
    },
    calling: { on: { ...UNANSWERED, 'receive-invite': { guard: 'isTheirs', target: 'alerting' } } },
    alerting: { on: UNANSWERED },
    ringing: {
      on: {
        cancel: { guard: 'isTheirs', ...over('cancelled') },
        accept: [
          { guard: 'isHere', target: 'running', actions: ['answer', 'meet'] },
          { guard: 'isMine', ...over('taken') },
          { guard: 'isMeeting', actions: 'meet' },
        ],
        reject: { guard: 'isMineNotHere', ...over('rejected') },
        'no-response': over('no-answer'),
        end: [
          { guard: 'isEmpty', ...over('cancelled') },
          { guard: 'isMeetingElsewhere', actions: 'meet' },
          { guard: 'isPairTheirs', ...over('cancelled') },
        ],
        switch: { guard: 'isSwitchOfOther', actions: 'change' },
        expired: over('no-answer'),
        refused: over('failed'),
        lost: over('failed'),
      },
    },
    running: {
      on: {
        invite: { guard: 'isMeetingElsewhere', actions: 'meet' },
        accept: { guard: 'isMeetingElsewhere', actions: 'meet' },
        cancel: { guard: 'isPairTheirs', ...over('ended') },
        'no-response': { guard: 'isPair', ...over('no-answer') },
        end: [
          { guard: 'isEmpty', ...over('ended') },
          { guard: 'isMeetingHere', ...over('left') },
          { guard: 'isMeetingElsewhere', actions: 'meet' },
          { guard: 'isPair', ...over('ended') },
        ],
        switch: [
          { guard: 'isSwitchOfOther', actions: 'change' },
          { guard: 'isSwitchHere', actions: 'change' },
        ],
        refused: over('ended'),
        lost: over('failed'),
        dismissed: { actions: 'see' },
      },
    },
    over: { on: { dismissed: { target: 'idle', actions: 'forget' } } },
  },
})
