import { type Guard, ROUTES } from '../packages/portal-web/src/app/routes'
import { LANGUAGES } from '../packages/portal-web/src/i18n/languages'
import { expectNoBarrier, IS_WHOLE } from './support/barriers'
import { faultsOf } from './support/faults'
import { expect, test } from './support/test'
import { leave, openNowhere, visit } from './support/walk'

test.use({ settings: { SARIKA_WALLET: 'demo' } })

const toAddress = (path: string) => path.replace(/\/:\w+\??$/, '/1')

const isForMembers = (guard: Guard): boolean => guard === 'members' || guard === 'seekers'

for (const who of ['visitor', 'member'] as const)
  test(`S-SHELL-7 S-SHELL-21 every address opens for a ${who} or leads to where it is seen, without a barrier or a word in the console`, async ({
    page: visitor,
    server,
    member,
  }) => {
    test.setTimeout(300_000)
    const page = who === 'visitor' ? visitor : (await member('sokha')).page
    const faults = faultsOf(page)
    const nowhere = await openNowhere(page, server.origin, 'en')
    const seen = new Set<string>()
    for (const route of ROUTES) {
      await visit(page, toAddress(route.path))
      await expect(page).not.toHaveTitle(/could not be found|went wrong/)
      if (who === 'member') await expect(page).not.toHaveTitle(/Log in|password/)
      if ('guard' in route && (who === 'member') === isForMembers(route.guard)) {
        // What is around it is the same on every page of a layout.
        await expectNoBarrier(page, ['light', 'dark'], seen.has(route.layout) ? 'main' : 'html')
        seen.add(route.layout)
      }
      await leave(page, nowhere)
    }
    expect(faults).toEqual([])
  })

test('S-SHELL-20 addresses are sound in every language: none breaks the content security policy or complains', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  const faults = faultsOf(page)
  const screens = ROUTES.filter((route) => 'guard' in route)
  if (IS_WHOLE) test.setTimeout(600_000)
  // Each address in English stands above; here in the languages by turns, and in each of them when all is looked at.
  for (const [turn, language] of LANGUAGES.entries()) {
    const nowhere = await openNowhere(page, origin, language)
    for (const { path } of screens.filter((_, at) => IS_WHOLE || at % LANGUAGES.length === turn)) {
      await visit(page, toAddress(path))
      await leave(page, nowhere)
    }
  }
  expect(faults).toEqual([])
})
