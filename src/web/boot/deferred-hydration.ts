/**
 * Runs inline before the first paint, so that the visitor's choice of theme does not flash, and marks a page without a
 * connection, whether or not the application starts. Written as text because it must not wait for any file.
 */
export const EARLY_SCRIPT = `(function(){function mark(){document.documentElement.toggleAttribute('data-offline',!navigator.onLine)}
addEventListener('online',mark);addEventListener('offline',mark);mark()})();
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/**
 * Feedback on presses before hydration: the theme switch works, and a link, a form or a control that is not ready names
 * its pending state. Presses that React has handled are left alone.
 */
export const PRESS_SCRIPT = `(function(){
var d=document,r=d.documentElement,storage;
try{storage=localStorage}catch(e){}
function near(e,what){return e.target instanceof Element?e.target.closest(what):null}
function pend(){var p=d.getElementById('page-pending');if(p)p.textContent=p.dataset.text}
addEventListener('click',function(e){
if(near(e,'[data-theme-switch]')){
var now=r.dataset.theme||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
r.dataset.theme=now==='dark'?'light':'dark';
try{storage.setItem('theme',r.dataset.theme)}catch(e){}}
var a=near(e,'a[href]');
if(a&&!e.defaultPrevented&&!a.target&&!a.hasAttribute('download')&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&a.href.split('#')[0]!==location.href.split('#')[0]&&a.protocol===location.protocol)pend()});
addEventListener('submit',function(e){if(!e.defaultPrevented)pend()});
addEventListener('pointerdown',function(e){if(r.dataset.hydrated===undefined&&near(e,'button[type=button]:not([data-theme-switch])'))pend()},true);
addEventListener('pageshow',function(e){var p=d.getElementById('page-pending');if(e.persisted&&p)p.textContent=''})
})()`

/**
 * Starts the application right after the first paint: a frame callback runs before it, a task queued there runs after
 * it. A hidden document is not painted, so the application starts at once. If its code cannot be loaded, the server's
 * HTML stays, and `data-start-failed` hides the loading line.
 */
export const STARTER_SCRIPT = `(function(){
var d=document,own=d.currentScript;
function add(tag,props){return d.head.appendChild(Object.assign(d.createElement(tag),props))}
function start(){var code=d.getElementById('app-code');
code.dataset.files.split(' ').forEach(function(file){add('link',{rel:'modulepreload',href:file})});
add('script',{type:'module',nonce:own.nonce,textContent:code.textContent}).addEventListener('error',function(){d.documentElement.dataset.startFailed=''})}
if(d.visibilityState==='hidden')start();else requestAnimationFrame(function(){setTimeout(start)})
})()`
