import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../../http/failure'
import { useOwnSaved } from '../../../../http/read'
import { showMonthDay } from '../../../../lib/dates'
import { useDay } from '../../../../lib/use-day'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { FetchFailure } from '../../../../ui/failure'
import { OwnPage } from '../../../../ui/own-page'
import { Portrait } from '../../../../ui/portrait'
import { COMPANY_PATH } from '../api/company'
import { handOver, type Invite, type Recruiter, TEAM_PATH, takeBack, takeOut, useTeam } from '../api/team'
import { InviteForm } from './invite-form'
import '../../../../styles/firm.css'

type Deed = 'remove' | 'leave' | 'handOver'

const DEEDS = { remove: takeOut, leave: takeOut, handOver } as const

/** A button that asks before it does what cannot be taken back. */
function DeedButton({ deed, who }: { deed: Deed; who: Recruiter }) {
  const { t } = useTranslation('firm')
  const why = useWhy()
  const saved = useOwnSaved()
  const [isAsking, setIsAsking] = useState(false)
  const { name, accountId } = who
  async function act() {
    const answer = await DEEDS[deed](accountId)
    if (answer.kind !== 'ok') return why(answer)
    // Whoever left is logged out by the next call.
    void saved(TEAM_PATH)
    void saved(COMPANY_PATH)
    toast(t(`team.${deed}Done`, { name }))
    return null
  }
  return (
    <>
      <Button kind="small" aria-label={`${t(`team.${deed}`)}: ${name}`} onClick={() => setIsAsking(true)}>
        {t(`team.${deed}`)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t(`team.${deed}Sure`, { name })}
          lead={t(`team.${deed}Lead`)}
          keep={t('cancel')}
          label={t(`team.${deed}`)}
          act={act}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function Row({ who, isOwner }: { who: Recruiter; isOwner: boolean }) {
  const { t } = useTranslation('firm')
  const today = useDay()
  return (
    <li className="firm-person">
      <Portrait src={who.avatar} isFemale={false} />
      <div>
        <p className="firm-person-name">
          <bdi>{who.name}</bdi> {who.isMe && <span className="tag">{t('team.you')}</span>}
        </p>
        <p className="soft">
          {[
            t(who.isOwner ? 'team.owner' : 'team.recruiter'),
            t('team.jobs', { count: who.jobs }),
            ...(who.since === 0 ? [] : [t('team.since', { day: showMonthDay(who.since, today) })]),
          ].join(' · ')}
        </p>
      </div>
      {!who.isOwner && (
        <div className="firm-person-acts">
          {isOwner && <DeedButton deed="handOver" who={who} />}
          {isOwner && <DeedButton deed="remove" who={who} />}
          {who.isMe && <DeedButton deed="leave" who={who} />}
        </div>
      )}
    </li>
  )
}

function InviteRow({ invite: { id, email, expiresAt } }: { invite: Invite }) {
  const { t } = useTranslation('firm')
  const saved = useOwnSaved()
  const why = useWhy()
  const today = useDay()
  return (
    <li className="firm-person">
      <div>
        <p className="firm-person-name">
          <bdi>{email}</bdi>
        </p>
        <p className="soft">{t('team.until', { day: showMonthDay(expiresAt, today) })}</p>
      </div>
      <div className="firm-person-acts">
        <Button
          kind="small"
          aria-label={`${t('team.takeBack')}: ${email}`}
          onClick={() =>
            void takeBack(id).then((answer) =>
              answer.kind === 'ok' ? saved(TEAM_PATH) : void toast(why(answer)),
            )
          }
        >
          {t('team.takeBack')}
        </Button>
      </div>
    </li>
  )
}

/** Who hires for the company: the owner invites and removes, a recruiter leaves. */
export function TeamPage() {
  const { t } = useTranslation('firm')
  const { data: team, isError, cause, refetch } = useTeam()
  return (
    <OwnPage title={t('team.title')} lead={t('team.lead')} back={{ to: '/company', name: t('title') }}>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {team === null && <p className="soft">{t('none')}</p>}
      {team && (
        <>
          <ul className="firm-team" aria-label={t('team.title')}>
            {team.recruiters.map((who) => (
              <Row key={who.accountId} who={who} isOwner={team.isOwner} />
            ))}
          </ul>
          {team.isOwner && (
            <section className="firm-card" aria-labelledby="firm-invite">
              <h2 id="firm-invite">{t('team.inviteTitle')}</h2>
              <p className="soft">{t('team.inviteLead')}</p>
              <InviteForm />
              {team.invites.length > 0 && (
                <ul className="firm-team" aria-label={t('team.invites')}>
                  {team.invites.map((one) => (
                    <InviteRow key={one.id} invite={one} />
                  ))}
                </ul>
              )}
            </section>
          )}
        </>
      )}
    </OwnPage>
  )
}
