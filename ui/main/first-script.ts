import { checkoutDraftKey } from '#adapters/storage/sale/checkout-draft-key.ts';
import { isUnderWay } from '#domain/sale/checkout/under-way.ts';
import { NAMED_CHECKOUT, RESUMES } from '#ui/screens/sale/payment/result/until-known.view.ts';
import { visitOf } from '#ui/screens/sale/payment/visit.view.ts';

const LOOK = [
  'var d=document.documentElement,s=null,l=null;',
  "try{s=localStorage.getItem('colorScheme');l=localStorage.getItem('language')}catch(e){}",
  "if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';",
  "d.setAttribute('data-color-scheme',s);",
  "if(window.self!==window.top)d.setAttribute('data-framed','');",
  "if(/[?&]mobile=true(&|$)/.test(location.search))d.setAttribute('data-mobile','');",
  'if(/^\\/auth\\//.test(location.pathname))try{if(/^\\/vi(\\/|$)/.test(JSON.parse(sessionStorage.',
  "getItem('returnTo')).address))location.replace('/vi'+location.pathname+location.search)}catch(e){}",
  "if(location.pathname==='/'&&l==='vi')location.replace('/vi'+location.search+location.hash);",
].join('');

/** Calls the page's own rules before React runs. React Router keeps its key in the history state. */
const PAYMENT = [
  'try{var p=/\\/payment\\/(\\d+)/.exec(location.pathname);if(p){',
  `var k=sessionStorage.getItem((${checkoutDraftKey})(p[1])),n=performance.getEntriesByType('navigation')[0],`,
  `h=history.state||{},v=(${visitOf})(h.usr&&h.usr.visit||h.key||'default',true,n?n.type:'navigate'),`,
  `c=new URLSearchParams(location.search).get('${NAMED_CHECKOUT}');`,
  `if((${isUnderWay})({visit:v.visit,fresh:v.fresh,checkoutSessionId:c},k&&JSON.parse(k)))`,
  `d.setAttribute('${RESUMES}','')`,
  '}}catch(e){}',
].join('');

/**
 * Runs before the first paint (its hash stands in the policy): the colour scheme, so that nothing flashes; whether the
 * page stands in a frame or is told to look as on a phone [S2.2]; the language in which somebody set out for a
 * provider, who comes back to one address; the stored language on '/', where alone it may lead elsewhere [S9]; and
 * whether a payment is under way, which the page is not to deny meanwhile.
 */
export const FIRST_SCRIPT = `(function(){${LOOK}${PAYMENT}})()`;
