import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link, type LinkProps } from 'react-router-dom'

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '40px',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
  },
})

export function ButtonLink({ className, ...rest }: LinkProps) {
  const styles = useStyles()
  return <Link {...rest} className={mergeClasses(styles.link, className)} />
}
