/**
 * Runs before the first paint, inline: the visitor's own choice of light or dark must not flash.
 * Written as text because it must not wait for any file.
 */
export const EARLY_SCRIPT = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/**
 * Starts the application: at the first sign of a person, or when the page has been quiet for a while.
 * Until then the server's HTML stands on its own; a press on a button that needs the application is kept and replayed, and so is
 * sending a form that leads nowhere without it: a password manager may fill one in before anybody has touched the page.
 * A page that is only read (`data-still`) starts it when something other than a link is reached for: reading costs no script.
 * A page that changes by itself (`data-live`) starts it at once.
 */
export const STARTER_SCRIPT = `(function(){
var d=document,w=window,own=d.currentScript,done=false,held=null,sent=null,by=null;
var still=d.documentElement.hasAttribute('data-still');
var signs=still?['pointerdown','keydown','focusin']:['pointerdown','pointermove','keydown','touchstart','focusin','scroll','wheel'];
function reads(e){return e.type==='keydown'?/^( |Page|Arrow|Home|End)/.test(e.key):!(e.target.closest&&e.target.closest('button,input,select,textarea,label,summary'))}
function sign(e){if(!still||!reads(e))start()}
function start(){if(done)return;done=true;signs.forEach(function(s){w.removeEventListener(s,sign,true)});
var code=d.getElementById('app-code'),s=d.createElement('script');s.type='module';s.nonce=own.nonce;s.textContent=code.textContent;d.head.appendChild(s)}
function hold(e){var b=e.target.closest&&e.target.closest('button,[role=button],summary');if(b&&b.tagName!=='SUMMARY'&&b.type!=='submit'){held=b;start()}}
function keep(e){if(e.target.hasAttribute('action'))return;e.preventDefault();e.stopPropagation();sent=e.target;by=e.submitter;start()}
d.addEventListener('click',hold,true);d.addEventListener('submit',keep,true);
w.__started=function(){d.removeEventListener('click',hold,true);d.removeEventListener('submit',keep,true);
var b=held,f=sent;held=sent=null;if(b&&b.isConnected)b.click();if(f&&f.isConnected)f.requestSubmit(by&&by.isConnected?by:null)};
signs.forEach(function(s){w.addEventListener(s,sign,{capture:true,passive:true})});
function later(){setTimeout(function(){(w.requestIdleCallback||setTimeout)(start)},8000)}
if(still)return;
if(d.documentElement.hasAttribute('data-live'))return d.addEventListener('DOMContentLoaded',start);
if(d.readyState==='complete')later();else w.addEventListener('load',later)
})()`
