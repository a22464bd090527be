import { expect, test } from 'vitest'
import { login, request } from '../testing/client'
import { startTestServer } from '../testing/world'

const PATH = '/users/im/quick-text'

test('S-SRV-49 quick replies are kept for each account in their order, and saved as a whole', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = [await login(url, 'sokha'), await login(url, 'angkor-hr')]
  expect((await sokha.api('GET', PATH)).body).toEqual({ result: [] })
  const texts = ['សួស្តី!', ' On my way. ', 'On my way.']
  const result = [
    { text: 'សួស្តី!', order: 1 },
    { text: 'On my way.', order: 2 },
    { text: 'On my way.', order: 3 },
  ]
  expect(await sokha.api('POST', PATH, { texts })).toMatchObject({ status: 200, body: { result } })
  expect((await sokha.api('GET', PATH)).body).toEqual({ result })
  expect((await hr.api('GET', PATH)).body).toEqual({ result: [] })
  await sokha.api('POST', PATH, { texts: ['Thank you.'] })
  expect((await sokha.api('GET', PATH)).body).toEqual({ result: [{ text: 'Thank you.', order: 1 }] })
})

test('S-SRV-50 there are one to ten, each of which can be sent; a refusal changes nothing', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const save = async (texts: unknown) => {
    const { status, body } = await sokha.api('POST', PATH, { texts })
    return status === 200 ? 'saved' : body.fields[0]
  }
  const ten = Array.from({ length: 10 }, (_, index) => `Reply ${index}`)
  expect(await save(ten)).toBe('saved')
  expect(await save([...ten, 'x'])).toEqual({ field: 'texts', message: 'Save up to 10 quick replies' })
  expect(await save([])).toEqual({ field: 'texts', message: 'Please keep at least one quick reply' })
  expect(await save(['x', ' '])).toEqual({ field: 'texts.1', message: 'the text is empty' })
  expect(await save(['ក'.repeat(801)])).toMatchObject({ field: 'texts.0' })
  expect(await save(['ក'.repeat(800)])).toBe('saved')
  for (const texts of [undefined, 'x', [1], ['\u0000'], { 0: 'x' }])
    expect(await save(texts)).toMatchObject({ field: expect.any(String) })
  expect((await sokha.api('GET', PATH)).body.result).toHaveLength(1)
})

test('S-BOX-4 an engine reads and saves them with its chat token in x-im-token, and no other token does there', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const ask = (token: string, texts?: readonly string[]) =>
    request(url, texts === undefined ? 'GET' : 'POST', `/api/v1.0.0${PATH}`, {
      headers: { 'x-im-token': token },
      ...(texts === undefined ? {} : { body: { texts } }),
    })
  const result = [{ text: 'On my way.', order: 1 }]
  expect(await ask(sokha.imToken, ['On my way.'])).toMatchObject({ status: 200, body: { result } })
  expect((await sokha.api('GET', PATH)).body).toEqual({ result })
  expect((await ask(sokha.imToken)).body).toEqual({ result })
  for (const token of ['', 'garbage', sokha.accessToken])
    expect(await ask(token)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  await sokha.api('DELETE', '/users/authorize')
  expect(await ask(sokha.imToken)).toMatchObject({ status: 403, body: { code: 'revoked' } })
})
