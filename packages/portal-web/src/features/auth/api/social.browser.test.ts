import { expect, test } from 'vitest'
import { takeArrival } from './social'

const arrivalOf = (query: string) => takeArrival(new URLSearchParams(query))

test.each(['google', 'facebook', 'linkedin', 'wechat'])(
  'S-AUTH-27 an app with a token of %s logs its owner in, who is asked by name first',
  (provider) => {
    expect(arrivalOf(`provider=${provider}&accessToken=a%2Bb`)).toEqual({
      kind: 'vouched',
      path: `/users/social/${provider}/accesstoken/login?accessToken=a%2Bb`,
      from: '/',
      isUnasked: true,
    })
  },
)

test.each([
  'accessToken=x',
  'provider=&accessToken=x',
  'provider=..%2Fme&accessToken=x',
  'provider=toString&accessToken=x',
])('S-AUTH-27 a token of nobody that we know asks nobody: %s', (query) => {
  expect(arrivalOf(query)).toEqual({ kind: 'refused' })
})
