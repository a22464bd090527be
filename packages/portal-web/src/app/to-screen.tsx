import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { openArea } from '../i18n/i18n'
import type { LaterArea } from '../i18n/later-texts'
import { ErrorScreen } from '../screens/error'
import { LoadingScreen } from '../screens/loading'

/** A screen at its address: a script of its own, and the areas of texts that come with it. */
export interface Screen {
  readonly path: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
  readonly texts?: readonly LaterArea[]
}

/** As React Router reads it. What the screen throws, and a script that does not come, show the error screen in its place. */
export const toScreen = ({ path, load, texts = [] }: Screen): RouteObject => ({
  path,
  errorElement: <ErrorScreen />,
  hydrateFallbackElement: <LoadingScreen />,
  lazy: async () => {
    const [screen] = await Promise.all([load(), ...texts.map(openArea)])
    return { Component: screen.default }
  },
})
