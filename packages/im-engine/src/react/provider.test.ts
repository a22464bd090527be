import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useUnread } from './use-unread.js'

const Badge = () => createElement('b', null, useUnread().unread)

test('S-REACT-6 a hook without a provider above it says so', () => {
  expect(() => renderToString(createElement(Badge))).toThrow('No ImEngineProvider above this component')
})
