import { AlertList } from '../features/subscriptions'

export default function SubscriptionsScreen() {
  return <AlertList />
}
