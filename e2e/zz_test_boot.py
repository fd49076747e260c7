import time, pytest
@pytest.mark.smoke
def test_boot(page, site, faults, engine):
    t=time.time(); page.goto(site); page.wait_for_load_state("load"); print(engine,"load",time.time()-t)
    page.wait_for_timeout(4000)
    print(faults); faults.clear()
