import sys
from random import Random
from playwright.sync_api import sync_playwright
from e2e.support.browsers import launch
from e2e.support.host import DIST
from e2e.support.pages import visitor_with, Kropki
from tools.site.server import serving
from kropki.game.game import Game
from tests.support.games import play
def game():
    g=Game(15,15,names=("","Computer, easy"))
    r=Random(4)
    pts=[p for p in g.board.legal_points]
    while len(g.moves_made)<50:
        last=g.last_dot
        legal=[*g.board.legal_points]
        st=g.board.grid.stride
        near=[p for p in legal if last and abs(p-last.point) in (1,st,st-1,st+1)]
        g.play(r.choice(near or legal))
    g.resign(0)
    return g
import re
which=sys.argv[1:]
with sync_playwright() as p, serving(DIST) as site:
    import inspect
    b=launch(p, __import__('e2e.support.browsers').support.browsers.ENGINES[0])
    for w,h,scheme in ((1280,800,'light'),(390,844,'light'),(600,371,'light'),(360,640,'dark')):
        c=b.new_context(viewport={'width':w,'height':h},color_scheme=scheme,storage_state=visitor_with(game(),site,recordShown=False,introduced=True,seats=[0,2]),has_touch=w<700, base_url=site)
        page=c.new_page(); page.goto(site); k=Kropki(page).wait()
        (page.locator('#review-ask') if page.locator('#review-ask').is_visible() else page.locator('#review-record')).click()
        page.locator('#review-progress').wait_for(state='hidden', timeout=200000)
        page.wait_for_timeout(100)
        page.locator('#review-list li button').first.click()
        page.wait_for_timeout(700)
        page.screenshot(path=f'/tmp/shots_review/review_{w}_{scheme}.png')
        c.close()
    b.close()
