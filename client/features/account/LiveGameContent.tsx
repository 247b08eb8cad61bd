import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { LeavesFocus } from '../../components/LeavesFocus.tsx'
import { Notice } from '../../components/Notice.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { useFollows } from '../../following/useFollows.ts'
import { LateGameBoard } from '../../live-game/LateGameBoard.tsx'
import type { BoardGame } from '../../live-game/LiveGameBoard.tsx'
import { LiveGameSkeleton } from '../../live-game/LiveGameSkeleton.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { readAccountView, writeAccountView } from './account-view.ts'
import type { LiveSight } from './live-sight.ts'

interface LiveGameContentProps {
  readonly sight: LiveSight<BoardGame>
  readonly ownPuuid: string | null
  /** True while a request is running. */
  readonly waiting: boolean
  /** True when the last request did not reach this server. */
  readonly unreachable: boolean
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  quiet: { position: 'absolute' },
  trouble: {
    padding: '10px 14px',
    border: `1px solid ${ownTokens.gold}`,
    borderRadius: tokens.borderRadiusMedium,
    color: ownTokens.gold,
  },
})

export function LiveGameContent({ sight, ownPuuid, waiting, unreachable }: LiveGameContentProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { ids: follows } = useFollows()
  const { status, game, gameSeenAt } = sight

  if (status === null) {
    return waiting ? (
      <LiveGameSkeleton />
    ) : (
      <Notice role="alert" title={t('account.problem.networkTitle')}>
        {t('account.problem.network')}
      </Notice>
    )
  }
  const running = status.state === 'IN_GAME'
  const trouble = unreachable ? 'unreachable' : !running && game !== null ? 'down' : null
  return (
    <div className={styles.root}>
      <div className={trouble === null ? styles.quiet : styles.trouble}>
        <output>
          {trouble !== null ? (
            t(`account.live.trouble.${trouble}`)
          ) : running ? (
            <VisuallyHidden>{t('account.live.inGame')}</VisuallyHidden>
          ) : null}
        </output>{' '}
        {/* Outside the announced text, because it changes all the time. */}
        {trouble === null || gameSeenAt === null ? null : (
          <Age moment={gameSeenAt}>{(age) => t('account.live.lastSeen', { age })}</Age>
        )}
      </div>
      <LeavesFocus key={game === null ? status.state : 'game'}>
        {game === null ? (
          <NoGame sight={sight} />
        ) : (
          <LateGameBoard key={game.id} game={game} ownPuuid={ownPuuid} followed={follows} running={running} linked />
        )}
      </LeavesFocus>
    </div>
  )
}

function NoGame({ sight: { status, over } }: { readonly sight: LiveSight<BoardGame> }) {
  const { t } = useTranslation()
  switch (status?.state) {
    case undefined:
    case 'IN_GAME':
      return null
    case 'NOT_IN_GAME':
      return over ? (
        <Notice title={t('account.live.overTitle')} actions={<MatchesLink />}>
          {t('account.live.over')}
        </Notice>
      ) : (
        <Notice title={t('account.live.states.NOT_IN_GAME.title')}>{t('account.live.states.NOT_IN_GAME.text')}</Notice>
      )
    case 'POSSIBLY_HIDDEN':
      return (
        <Notice title={t('account.live.states.POSSIBLY_HIDDEN.title')} actions={<MatchesLink />}>
          {t('account.live.states.POSSIBLY_HIDDEN.text')}
        </Notice>
      )
    case 'UPSTREAM_DOWN':
    case 'UNKNOWN':
      return (
        <Notice title={t(`account.live.states.${status.state}.title`)}>
          {t(`account.live.states.${status.state}.text`)}
        </Notice>
      )
  }
}

function MatchesLink() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const matches = writeAccountView(search, { ...readAccountView(search), tab: 'matches' })
  return (
    <ButtonLink to={{ search: String(matches) }} replace preventScrollReset>
      {t('account.live.toMatches')}
    </ButtonLink>
  )
}
