import { useSearchParams } from 'react-router-dom'
import { Chat } from '../features/chat'
import { texts } from '../i18n/en'
import type { Session } from '../lib/session'
import { Button } from '../ui/button'
import { Header } from '../ui/header'

interface Props {
  session: Session
  onSignOut: () => Promise<void>
}

/** The conversation that is shown stands in the address, so Back and a reload find it. */
export function ChatScreen({ session, onSignOut }: Props) {
  const [search] = useSearchParams()
  return (
    <div className="chat-screen">
      <Header>
        <bdi className="header-name">{session.name}</bdi>
        <Button kind="quiet" onClick={() => void onSignOut()}>
          {texts.header.logOut}
        </Button>
      </Header>
      <Chat imId={session.imId} selected={search.get('with')} />
    </div>
  )
}
