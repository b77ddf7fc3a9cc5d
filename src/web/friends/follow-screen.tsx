/** Opens a link: its key leaves the address bar, and the table it leads to takes its place. */
import { useEffect } from 'preact/hooks'
import { Notice } from '../shell/notice.tsx'
import { hrefTo, type Route } from '../shell/router.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { call } from '../shell/wire.ts'
import { words } from './text/index.ts'

export function FollowScreen({ route: now }: { readonly route: Route }) {
  const { subject: link } = now
  useEffect(() => {
    call('follow', { link }).then(({ match }) => location.replace(hrefTo('table', match)), turnBackFrom(now))
  }, [link])
  return <Notice>{words.value.opening}</Notice>
}
