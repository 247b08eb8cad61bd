import { Button } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FloatingNotice } from '../components/FloatingNotice.tsx'
import { useSessionNews } from './session.ts'
import { SignInButton } from './SignInButton.tsx'

/** Duration of a notice about the visitor's own action. */
const SAID_MS = 6000

/** Brief when the visitor caused the change, otherwise until the notice is dismissed. */
export function SessionNotice() {
  const { t } = useTranslation()
  const news = useSessionNews()
  const [read, setRead] = useState<typeof news>(null)
  const said = news === read ? null : news

  useEffect(() => {
    if (said === null || said.kind === 'ended') return
    const timer = setTimeout(() => setRead(said), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  return (
    <FloatingNotice
      place="third"
      words={said && t(`session.news.${said.kind}`)}
      buttons={
        <>
          {said?.kind === 'ended' ? <SignInButton appearance="primary" /> : null}
          <Button appearance="subtle" onClick={() => setRead(said)}>
            {t('session.dismiss')}
          </Button>
        </>
      }
    />
  )
}
