import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import type { Answer } from '../../../http/call'
import { Button } from '../../../ui/button'
import { Menu, MenuItem, MenuTitle } from '../../../ui/menu'
import { type Agent, closeTalk, handOver, type Talk, takeTalk } from '../api/talks'
import { useAct } from './use-act'

interface Props {
  talk: Talk
  agents: readonly Agent[]
  /** It is no longer theirs: closed, or with somebody else. */
  onLeft: () => void
}

/** Whoever has it hands it over and closes it; one that waits is taken. */
export function TalkActs({ talk: { imId, name, isWaiting, isMine }, agents, onLeft }: Props) {
  const { t } = useTranslation('service')
  const { act, isBusy } = useAct()
  const whom = name === '' ? t('nameless') : name
  async function leave(asked: () => Promise<Answer>, done: string) {
    const why = await act(asked)
    if (why === undefined) return
    toast(why ?? done)
    if (why === null) onLeft()
  }
  const give = (agentId: string) => void leave(() => handOver(imId, agentId), t('handed', { name: whom }))
  const take = async () => {
    const why = await act(() => takeTalk(imId), t('quicker'))
    if (why != null) toast(why)
  }
  if (isWaiting)
    return (
      <Button isBusy={isBusy} onClick={() => void take()}>
        {t('take')}
      </Button>
    )
  if (!isMine) return null
  return (
    <>
      <Menu
        trigger={
          <Button kind="small" isBusy={isBusy}>
            {t('handOver')}
          </Button>
        }
      >
        <MenuTitle>{t('handOver')}</MenuTitle>
        {agents.map((agent) => (
          <MenuItem key={agent.id} onSelect={() => give(agent.id)}>
            {t('toAgent', { name: agent.name })}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => give('')}>{t('toQueue')}</MenuItem>
      </Menu>
      <Button
        kind="small"
        isBusy={isBusy}
        onClick={() => void leave(() => closeTalk(imId), t('closed', { name: whom }))}
      >
        {t('close')}
      </Button>
    </>
  )
}
