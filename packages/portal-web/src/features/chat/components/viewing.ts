import { createContext, use } from 'react'

/** Opens the viewer of a conversation at a message, by its key. */
const Viewing = createContext<(messageKey: string) => void>(() => {})

export const ViewingProvider = Viewing.Provider
export const useViewing = () => use(Viewing)
