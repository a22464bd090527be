import { expect, test } from 'vitest'
import { login } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { stalling, startModelStandIn } from '../testing/model-stand-in'
import { QuestionHistory } from '../testing/question-histories'
import { PLENTY, startTestServer } from '../testing/world'
import { embeddedAnswerer } from './embedded'

const SEEDS = [1, 2, 3, 4, 5, 6]

test('S-AI-20 while the server restarts and the model is slow, silent or failing, each question of three devices is answered once, in one order', async () => {
  const database = await tempDatabase()
  const model = await startModelStandIn(stalling)
  const start = () =>
    startTestServer({
      ...{ database, assistant: embeddedAnswerer, rates: { questions: PLENTY, sends: PLENTY } },
      assistantModel: { ...model.settings, withinMs: 150 },
    })
  let server = await start()
  const who = await login(server.url, 'sokha')
  for (const seed of SEEDS) {
    const history = new QuestionHistory({ start, model, who }, server, seed)
    const { wrong, server: last } = await history.run()
    history.close()
    expect(wrong, `seed ${seed}`).toEqual([])
    server = last
  }
}, 120_000)
