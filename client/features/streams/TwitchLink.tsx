import { useTranslation } from 'react-i18next'

interface TwitchLinkProps {
  readonly url: string
  readonly channel: string
  readonly className?: string
}

export function TwitchLink({ url, channel, className }: TwitchLinkProps) {
  const { t } = useTranslation()
  const words = t('streams.onTwitch', { channel })
  return (
    <a href={url} rel="noopener noreferrer" className={className} aria-label={words} title={words}>
      Twitch
    </a>
  )
}
