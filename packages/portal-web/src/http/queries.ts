import { onlineManager, QueryClient } from '@tanstack/react-query'
import { againInMs } from './read'

/**
 * What the screens read. It is asked whatever the browser says of the network, or else a question waits without a word until
 * the browser changes its mind; when it says that there is a network again, what is shown is asked anew.
 */
export function createQueries(): QueryClient {
  // A page that was loaded without a network hears of it when it comes.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retryDelay: (_, error) => againInMs(error),
      },
    },
  })
}
