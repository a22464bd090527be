import { describe, expect, it } from 'vitest'
import type { Outcome } from '../log/door.js'
import type { TalkAsk } from '../model/talk-ask.js'
import { json } from '../testing/scripted-http.js'
import { KEY, PEER } from './test-backend.js'
import { Stage } from './test-stage.js'

const SAVE = '/biz/conversations/items/save'
const SETTING = '/biz/conversations/setting'
const DONE = { code: 0, data: null }
const COOK = { jobId: '12', jobTitle: 'Cook' }

describe('what a talk is about', () => {
  async function asked(stage: Stage, ask: TalkAsk): Promise<Outcome | undefined> {
    let outcome: Outcome | undefined
    void stage.running.askPeople(ask).then((one) => {
      outcome = one
    })
    await stage.clock.advance(0)
    return outcome
  }
  const setJob = (job: Extract<TalkAsk, { type: 'set-job' }>['job'], isForced = false): TalkAsk => ({
    ...{ about: 'talk', type: 'set-job', key: KEY, isForced },
    job,
  })
  const setInterview = (interviewId: string): TalkAsk => ({
    ...{ about: 'talk', type: 'set-interview', key: KEY },
    interviewId,
  })
  const row = (stage: Stage) => stage.log.state().conversations.get(KEY)
  const bodies = (stage: Stage, path: string) => stage.http.to(path).map(({ body }) => JSON.parse(body ?? ''))

  it('S-ABOUT-5 the server is told, and then it shows', async () => {
    const stage = await Stage.connected()
    stage.http.on(SAVE, () => json(DONE))
    expect(await asked(stage, setJob({ ...COOK, resumeId: '7' }))).toMatchObject({ ok: true, value: null })
    expect(bodies(stage, SAVE)).toEqual([
      { receiverId: PEER, talkMode: 1, extra: { ...COOK, resumeId: '7' } },
    ])
    expect(row(stage)).toMatchObject({ ...COOK, resumeId: '7' })
  })

  it('S-ABOUT-5 an empty job and "0" are none, and a job that is there stays but where it is forced', async () => {
    const stage = await Stage.connected()
    stage.http.on(SAVE, () => json(DONE))
    for (const jobId of ['', '0'])
      for (const isForced of [false, true])
        expect(await asked(stage, setJob({ ...COOK, jobId }, isForced))).toMatchObject({ ok: true })
    expect(bodies(stage, SAVE)).toEqual([])
    await asked(stage, setJob({ ...COOK, resumeId: '7' }))
    const guard = { jobId: '13', jobTitle: 'Guard' }
    expect(await asked(stage, setJob(guard))).toMatchObject({ ok: true, value: null })
    expect(row(stage)).toMatchObject(COOK)
    await asked(stage, setJob(guard, true))
    expect(bodies(stage, SAVE).map(({ extra }) => extra)).toEqual([{ ...COOK, resumeId: '7' }, guard])
    expect(row(stage)).toMatchObject({ ...guard, resumeId: '' })
  })

  it('S-ABOUT-6 the interview is a setting, and nothing else is set with it', async () => {
    const stage = await Stage.connected()
    stage.http.on(SETTING, () => json(DONE))
    expect(await asked(stage, setInterview('31'))).toMatchObject({ ok: true, value: null })
    expect(bodies(stage, SETTING)).toEqual([{ receiverId: PEER, talkMode: 1, interview: '31' }])
    expect(row(stage)).toMatchObject({ interviewId: '31', hasUnsentSettings: false })
  })

  it.each([
    ['nobody is there', json({ code: 'not_found' }, 404), { kind: 'not-found' }],
    ['it is wrong', json({ code: 'invalid', message: 'extra' }, 422), { kind: 'malformed', what: 'extra' }],
    ['no answer comes', { kind: 'network' } as const, { kind: 'unavailable' }],
  ])('S-ABOUT-5 where %s it is refused, and nothing changes', async (_, answer, refusal) => {
    const stage = await Stage.connected()
    for (const path of [SAVE, SETTING]) stage.http.on(path, () => answer)
    const { position } = stage.log.state()
    for (const ask of [setJob(COOK), setInterview('31')])
      expect(await asked(stage, ask)).toMatchObject({ ok: false, refusal })
    expect(stage.log.state().position).toBe(position)
  })

  it('S-ABOUT-5 what no version of this engine asks is refused', async () => {
    const stage = await Stage.connected()
    const ask = { about: 'talk', type: 'set-mood', key: KEY } as unknown as TalkAsk
    expect(await asked(stage, ask)).toMatchObject({ ok: false, refusal: { kind: 'malformed' } })
  })
})
